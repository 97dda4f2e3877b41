/** The white margin that readers need, in modules. */
const QUIET_ZONE = 4;

/** @param rows of modules, with 1 for a dark one. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET_ZONE;
  const path = rows
    .flatMap((row, y) => [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full bg-ground text-on-ground"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
