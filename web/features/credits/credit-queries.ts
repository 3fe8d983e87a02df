// What the browser asks of somebody's credits: what they have, the plans, what became of credits, payments and receipts.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Payment } from "../../../contract/payments.ts";
import { callApi } from "../../session/call-api.ts";
import { creditsKey } from "../../session/candidate-keys.ts";
import { creditsQuery } from "../../session/credits-query.ts";
import { loadCreditCalls, loadLedgerCalls, loadPaymentCalls } from "../../session/load-contract.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { usePages } from "../../session/use-pages.ts";

const PAGE_SIZE = 10;
/** How often it is asked whether the provider has told of a payment, in ms: first, and once it takes long. */
const [SOON_MS, LATER_MS] = [2_000, 10_000];
/** Asked so often, a payment takes long. */
const SOON_TIMES = 30;

export const useCredits = () => useQuery({ ...creditsQuery, staleTime: 0 });

export const usePlans = () =>
  useQuery({
    queryKey: [...creditsKey, "plans"],
    queryFn: async ({ signal }) => {
      const { listPlans } = await loadCreditCalls();
      return repeatCall(() => callApi(listPlans), signal);
    },
  });

export const useHistory = () =>
  usePages([...creditsKey, "statement"], async (lastKey) => {
    const { listStatement } = await loadLedgerCalls();
    return callApi(listStatement, { query: { book: "CREDITS", pageSize: PAGE_SIZE, lastKey } });
  });

/** Payments that were made, also those that went back. */
export const useReceipts = () =>
  usePages([...creditsKey, "receipts"], async (lastKey) => {
    const { listPayments } = await loadPaymentCalls();
    const state = ["PAID", "REFUND_DUE", "REFUNDED"];
    return callApi(listPayments, { query: { state, pageSize: PAGE_SIZE, lastKey } });
  });

export const useReceipt = (paymentId: string) =>
  useQuery({
    queryKey: [...creditsKey, "receipt", paymentId],
    queryFn: async ({ signal }) => {
      const { getReceipt } = await loadPaymentCalls();
      return repeatCall(() => callApi(getReceipt, { params: { paymentId } }), signal);
    },
  });

export const paymentKey = (paymentId: string) => [...creditsKey, "payment", paymentId] as const;

/** Asked again and again while it is not known whether it was paid. */
export const usePayment = (paymentId: string | null) =>
  useQuery({
    queryKey: paymentKey(paymentId ?? ""),
    enabled: paymentId !== null,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Payment> => {
      const { getPayment } = await loadPaymentCalls();
      return repeatCall(() => callApi(getPayment, { params: { paymentId: paymentId ?? "" } }), signal);
    },
    refetchInterval: ({ state }) => {
      if (state.data?.state !== "CREATED") return false;
      return state.dataUpdateCount < SOON_TIMES ? SOON_MS : LATER_MS;
    },
  });

/** A payment as it is now; credits, history and receipts are asked for anew. */
export async function takePayment(queries: QueryClient, payment: Payment): Promise<void> {
  queries.setQueryData(paymentKey(payment.id), payment);
  await refreshCredits(queries);
}

/** All but the payments themselves, which are asked for by themselves. */
export const refreshCredits = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      creditsKey.every((part, index) => queryKey[index] === part) && queryKey[2] !== "payment",
  });
