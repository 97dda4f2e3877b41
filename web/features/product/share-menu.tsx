import type { MouseEvent } from 'react';
import { productText } from '#web/text/product-en.ts';
import { toast } from '#web/ui/toast.ts';
import { useDetailsMenu } from '#web/ui/use-details-menu.ts';

const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left -outline-offset-4 hover:bg-paper';

type ShareMenuProps = {
  title: string;
  /** The product's canonical URL, the same in every city. */
  url: string;
};

/** Shares a product with the device's share sheet, else by WhatsApp or a copied link. Works without JavaScript too. */
export function ShareMenu({ title, url }: ShareMenuProps) {
  const menu = useDetailsMenu();
  const close = () => menu.current?.removeAttribute('open');

  const shareByDevice = async (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (cause) {
      const isCancelled = cause instanceof DOMException && cause.name === 'AbortError';
      if (!isCancelled) menu.current?.setAttribute('open', '');
    }
  };
  const copy = async () => {
    close();
    try {
      await navigator.clipboard.writeText(url);
      toast.success(productText.linkCopied);
    } catch {
      toast.error(productText.linkNotCopied);
    }
  };

  return (
    <details ref={menu} className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
      <summary
        onClick={shareByDevice}
        className="inline-flex min-h-11 list-none items-center gap-2 rounded border border-edge bg-surface px-4 py-2 font-medium transition-colors hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="icon icon-share" />
        {productText.share}
      </summary>
      <div className="absolute top-full left-0 z-10 mt-1 w-44 rounded border border-rule bg-surface py-1 shadow-float">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener"
          className={ENTRY}
          onClick={close}
        >
          <span className="icon icon-brand-whatsapp" />
          {productText.shareOnWhatsApp}
        </a>
        <button type="button" className={`${ENTRY} noscript:hidden`} onClick={copy}>
          <span className="icon icon-link" />
          {productText.copyLink}
        </button>
      </div>
    </details>
  );
}
