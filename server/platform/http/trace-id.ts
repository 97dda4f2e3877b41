const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

/**
 * The id of the trace that a proxy or a client has begun, from the header `traceparent` (W3C Trace Context).
 * @returns undefined without a valid one.
 */
export function readTraceId(traceParent: string | string[] | undefined): string | undefined {
  return typeof traceParent === 'string' ? TRACE_PARENT.exec(traceParent)?.[1] : undefined;
}
