// Closes a payment that the person no longer wants to make.
import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { takePayment } from "../credit-queries.ts";

export function useClosing(paymentId: string) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const close = () =>
    run(async () => {
      await takePayment(queries, await repeatCall(() => ask("cancelPayment", { params: { paymentId } })));
    });
  return { isBusy, problem, close };
}
