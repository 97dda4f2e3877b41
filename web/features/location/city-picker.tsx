import { useState } from 'react';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { useChosenCity } from './chosen-city.ts';
import type { CityDialog } from './city-dialog.tsx';
import { FALLBACK_CITY } from './fallback-city.ts';

/**
 * The buyer's city, as a button that opens the city dialog. The dialog and its cities are loaded on the first click.
 */
export function CityPicker({ className = '' }: { className?: string }) {
  const city = useChosenCity() ?? FALLBACK_CITY;
  const [Loaded, setLoaded] = useState<{ Dialog: typeof CityDialog }>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { CityDialog: Dialog } = await import('./city-dialog.tsx');
      setLoaded({ Dialog });
      setOpen(true);
    } catch {
      toast.error(text.location.listFailed);
    }
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.location.yourCity(city)}
        className={`flex items-center gap-1 underline-offset-4 hover:underline noscript:hidden ${className}`}
        onClick={open}
      >
        <span className="icon icon-map-pin size-4.5" />
        <span className="truncate">{city}</span>
        <span className="icon icon-chevron-down size-4 max-[22rem]:hidden" />
      </button>
      {Loaded && <Loaded.Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
