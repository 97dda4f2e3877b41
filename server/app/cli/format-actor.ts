/**
 * Who did something: `Meera (cli:root@desk)`, or only one of the two.
 * @param via not known of what is older than its record.
 */
export function formatActor(name: string, via?: string | null): string {
  return via && via !== name ? `${name} (${via})` : name;
}
