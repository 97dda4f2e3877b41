import type { WireBuyer } from '#contract/staff-buyers.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { formatPhone } from '#domain/phone.ts';

/** The addresses that a buyer keeps. */
export function Addresses({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words } = useText();
  if (buyer.addresses.length === 0) return null;
  return (
    <Panel title={words.addresses}>
      <ul className="grid gap-3 text-sm md:grid-cols-2">
        {buyer.addresses.map((address) => {
          const { s_address, s_city, s_state, s_pin } = address.shipping_address;
          return (
            <li key={address._id} className="border-l-2 border-rule pl-3">
              <p className="font-medium">
                {[address.address_label, address.address_customer].filter(Boolean).join(' · ')}
              </p>
              <p>
                {address.address_name} · {formatPhone(address.address_phone)} · {address.address_gstin}
              </p>
              <p className="text-ink-soft">{[s_address, s_city, `${s_state} ${s_pin}`].join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
