// Turns an endpoint of the contract into a route: validates before the handler, lets out only what the answer schema allows.
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import { type Endpoint, errorBody } from "../../contract/endpoint.ts";
import { refuse } from "./refusal.ts";

/** JSON text that already has the answer's shape (made by the database), sent as it is. */
export class ReadyJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? { params: Output<P>; query: Output<Q>; body: Output<B> }
    : never;
type Answer<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.input<A> | ReadyJson : never;

/** Who may call; more than "anyone" arrives with accounts. */
export type Who = (request: FastifyRequest) => void;
export const anyone: Who = () => {};

/** A form on our own pages, or a program: a browser that says it comes from another site is refused. */
export const sameSite: Who = (request) => {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (URL.parse(origin)?.host !== request.host)
    throw refuse(403, "FORBIDDEN_ORIGIN", "This was sent from another site.");
};

export type MountOptions = {
  /** Calls a minute from one address, before RATE_LIMIT_SCALE. */
  perMinute?: number;
};

/** Mounts `endpoint`: `who` may call it, `operation` answers. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  who: Who,
  operation: (input: Input<E>) => Promise<Answer<E>>,
  options?: MountOptions,
) => void;

/** A mount on `app`, below `base`. `scale` multiplies every rate limit. */
export function makeMount(app: FastifyInstance, base: string, scale: number): Mount {
  return (endpoint, who, operation, options = {}) => {
    const perMinute = options.perMinute ?? 600;
    app.route({
      method: endpoint.method,
      url: base + endpoint.path,
      schema: schemaOf(endpoint),
      config: { rateLimit: { max: Math.ceil(perMinute * scale), timeWindow: 60_000 } },
      onRequest: async (request) => who(request),
      handler: async (request, reply) => {
        const answer = await operation({ params: request.params, query: request.query, body: request.body } as never);
        reply.status(endpoint.status);
        if (!(answer instanceof ReadyJson)) return answer;
        reply.type("application/json; charset=utf-8");
        return answer.text;
      },
    });
  };
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const refusals = Object.entries(endpoint.refusals).map(([status, description]) => [
    status,
    errorBody.describe(description ?? ""),
  ]);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [endpoint.status]: endpoint.answer, ...Object.fromEntries(refusals) },
  } as FastifySchema;
}
