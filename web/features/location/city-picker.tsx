import { useState } from 'react';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { useChosenCity } from './chosen-city.ts';
import type { CityDialog } from './city-dialog.tsx';
import { FALLBACK_CITY } from './fallback-city.ts';

type CityPickerProps = {
  className?: string;
  /** Words before the city. */
  lead?: string;
  /** Whether there is room for the words 'Use my location' beside a suggested city. */
  hasRoom?: boolean;
};

/**
 * The buyer's city, or a suggestion while it is not known, as a button that opens the city dialog. The dialog and its
 * cities are loaded on the first click.
 */
export function CityPicker({ className = '', lead, hasRoom = false }: CityPickerProps) {
  const city = useChosenCity();
  const { yourCity, suggested, suggestedLabel, useMine, listFailed } = text.location;
  const label = city === undefined ? suggestedLabel(FALLBACK_CITY) : yourCity(city);
  const [Loaded, setLoaded] = useState<{ Dialog: typeof CityDialog }>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { CityDialog: Dialog } = await import('./city-dialog.tsx');
      setLoaded({ Dialog });
      setOpen(true);
    } catch {
      toast.error(listFailed);
    }
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={lead ? `${lead} ${label}` : label}
        className={`flex items-center gap-1 underline-offset-4 hover:underline noscript:hidden ${className}`}
        onClick={open}
      >
        {lead}
        <span className={`icon ${city ? 'icon-map-pin' : 'icon-current-location'} size-4.5`} />
        <span className="truncate">{city ?? suggested(FALLBACK_CITY)}</span>
        {hasRoom && !city ? (
          <span className="underline">{useMine}</span>
        ) : (
          <span className="icon icon-chevron-down size-4 max-[22rem]:hidden" />
        )}
      </button>
      {Loaded && <Loaded.Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
