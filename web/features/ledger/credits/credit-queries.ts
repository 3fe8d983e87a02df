// Queries of a person's credits: balance, plans, statement, payments and receipts.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Payment } from "../../../../contract/ledger/payments-wire.ts";
import { ask } from "../../../session/ask.ts";
import { creditsKey, paymentStateKey } from "../../../session/candidate-keys.ts";
import { creditsQuery } from "../../../session/credits-query.ts";
import { usePages } from "../../../session/use-pages.ts";

const PAGE_SIZE = 10;
/** Polling interval while a payment is unconfirmed, in ms: at first, and later. */
const [SOON_MS, LATER_MS] = [2_000, 10_000];
/** Number of answers after which the later interval applies. */
const SOON_TIMES = 30;

export const useCredits = () => useQuery({ ...creditsQuery, staleTime: 0 });

export const usePlans = () =>
  useQuery({
    queryKey: [...creditsKey, "plans"],
    queryFn: () => ask("listPlans"),
  });

export const useHistory = () =>
  usePages([...creditsKey, "statement"], (lastKey) =>
    ask("listStatement", { query: { book: "CREDITS", pageSize: PAGE_SIZE, lastKey } }),
  );

/** Paid payments, including refunded ones. */
export const useReceipts = () =>
  usePages([...creditsKey, "receipts"], (lastKey) => {
    const state = ["PAID", "REFUND_DUE", "REFUNDED"];
    return ask("listPayments", { query: { state, pageSize: PAGE_SIZE, lastKey } });
  });

export const useReceipt = (paymentId: string) =>
  useQuery({
    queryKey: [...creditsKey, "receipt", paymentId],
    queryFn: () => ask("getReceipt", { params: { paymentId } }),
  });

export const paymentKey = (paymentId: string) => [...creditsKey, "payment", paymentId] as const;

/** Polls until the payment's outcome is known. */
export const usePayment = (paymentId: string | null) =>
  useQuery({
    queryKey: paymentKey(paymentId ?? ""),
    enabled: paymentId !== null,
    staleTime: 0,
    queryFn: (): Promise<Payment> => ask("getPayment", { params: { paymentId: paymentId ?? "" } }),
    refetchInterval: ({ state }) => {
      if (state.data?.state !== "CREATED") return false;
      return state.dataUpdateCount < SOON_TIMES ? SOON_MS : LATER_MS;
    },
  });

/** Stores a payment's new state, and refetches credits, statement and receipts. */
export async function takePayment(queries: QueryClient, payment: Payment): Promise<void> {
  queries.setQueryData(paymentKey(payment.id), payment);
  queries.setQueryData(paymentStateKey(payment.id), payment.state);
  await refreshCredits(queries);
}

/** Refetches everything but single payments, which poll by themselves. */
export const refreshCredits = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      creditsKey.every((part, index) => queryKey[index] === part) && queryKey[2] !== "payment",
  });
