// Sends spans and lines of the log to a collector of OpenTelemetry by OTLP over HTTP. Loaded only where it is configured.
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { TelemetryConfig } from "./config.ts";
import { type OpenSpan, type SpanFacts, setTelemetry, type Telemetry } from "./tracing.ts";

type Log = { warn(details: object, message: string): void };

/** At a stop, what a collector does not take within this time is lost. In ms. */
const LAST_WORDS_MS = 1_500;
/** How often a collector that takes nothing is logged. */
const SILENCE_MS = 60_000;

const KINDS: Record<SpanFacts["kind"], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Begins; resolves to what ends it. The SDK itself reads the standard settings of sampling, batches and limits. */
export async function openTelemetry(config: TelemetryConfig, log: Log): Promise<() => Promise<void>> {
  const { endpoint, headers, serviceName } = config;
  tellTrouble(log);
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName }));
  const to = (path: string) => ({ url: `${endpoint}/v1/${path}`, headers });
  const spans = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(to("traces")))],
  });
  spans.register();
  const lines = config.sendsLogs
    ? new LoggerProvider({
        resource,
        processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(to("logs")) })],
      })
    : null;
  setTelemetry(telemetryOf(lines));
  return async () => {
    setTelemetry(null);
    const ended = Promise.allSettled([spans.shutdown(), lines?.shutdown()]);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref())]);
    for (const one of [trace, context, propagation, diag]) one.disable();
  };
}

function telemetryOf(lines: LoggerProvider | null): Telemetry {
  const tracer = trace.getTracer("vouchboard");
  const logger = lines?.getLogger("vouchboard");
  return {
    begin: ({ name, kind, attributes = {}, cause }) => {
      // A request that the server makes of itself belongs to the one around it, whatever its headers say.
      const around = trace.getSpan(context.active()) || !cause ? context.active() : contextOf(cause);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
      return openSpanOf(span, trace.setSpan(around, span));
    },
    ids() {
      const ids = trace.getSpanContext(context.active());
      return ids ? { traceId: ids.traceId, spanId: ids.spanId } : null;
    },
    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    log(line) {
      if (logger) logger.emit({ ...recordOf(line), context: context.active() });
    },
  };
}

const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent });

function openSpanOf(span: ReturnType<ReturnType<typeof trace.getTracer>["startSpan"]>, inside: Context): OpenSpan {
  return {
    run: (work) => context.with(inside, work),
    end({ name, attributes, hasFailed = false } = {}) {
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** pino's levels, and OpenTelemetry's of the same meaning. */
const SEVERITIES: Record<number, [number: number, text: string]> = {
  10: [1, "TRACE"],
  20: [5, "DEBUG"],
  30: [9, "INFO"],
  40: [13, "WARN"],
  50: [17, "ERROR"],
  60: [21, "FATAL"],
};

function recordOf(line: string) {
  const {
    level,
    time,
    msg,
    pid: _pid,
    hostname: _hostname,
    traceId: _traceId,
    spanId: _spanId,
    err,
    ...rest
  } = JSON.parse(line);
  const [severityNumber, severityText] = SEVERITIES[level as number] ?? [9, "INFO"];
  const told = err && {
    "exception.type": err.type,
    "exception.message": err.message,
    "exception.stacktrace": err.stack,
  };
  return { severityNumber, severityText, timestamp: time, body: msg ?? "", attributes: { ...rest, ...told } };
}

/** A collector that takes nothing is logged, seldom, and stops nothing. */
function tellTrouble(log: Log): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (message: string, ...details: unknown[]) => {
    if (performance.now() - toldAt < SILENCE_MS) return;
    toldAt = performance.now();
    log.warn(
      { about: [message, ...details].map(String).join(" ").slice(0, 300) },
      "OpenTelemetry's collector does not take what it is sent.",
    );
  };
  const silent = () => {};
  diag.setLogger({ error: tell, warn: tell, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
}
