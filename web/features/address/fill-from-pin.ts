import type { PostalAddress } from './address.ts';
import { type AddressDraft, changeState, type PostalKind, syncShipping } from './address-draft.ts';

/** What is known of the locality of a PIN code; '' where it is not known. */
type Locality = Pick<PostalAddress, 'state' | 'district' | 'city'>;
/** What a PIN code has filled in. */
export type PinFill = Partial<Locality>;

/**
 * Fills in the locality of a PIN code where nothing was chosen or typed: into fields that are empty or still have what
 * an earlier PIN code has filled in. Does nothing when another state was chosen.
 */
export function fillFromPin(
  draft: AddressDraft,
  kind: PostalKind,
  locality: Locality,
  earlier: PinFill = {},
): { draft: AddressDraft; fill: PinFill } {
  const isOpen = (field: keyof Locality, { [field]: value }: Locality) =>
    value === '' || value === earlier[field];
  const address = draft[kind];
  const mayMove = locality.state !== '' && isOpen('state', address) && isOpen('district', address);
  const moved = mayMove ? changeState(address, locality.state) : address;
  if (moved.state !== locality.state) return { draft, fill: earlier };
  const fill = {
    ...(mayMove && { state: locality.state }),
    ...(isOpen('district', moved) && { district: locality.district }),
    ...(isOpen('city', moved) && { city: locality.city }),
  };
  return { draft: syncShipping({ ...draft, [kind]: { ...moved, ...fill } }), fill };
}
