import { Link } from 'react-router';
import { PICTURE_PATH } from '#desk/paths.ts';
import { toThumbnail } from '#desk/ui/thumbnail.ts';

/** The pictures of a product as they are listed, small. */
export function PicturePreview({ images, alt }: { images: string; alt: string }) {
  const addresses = [...new Set(images.split('\n').filter((line) => /^(\/|https:)/.test(line)))];
  if (addresses.length === 0) return null;
  return (
    <ul className="col-span-full flex flex-wrap gap-2">
      {addresses.map((address) => (
        <li key={address}>
          <Link to={`${PICTURE_PATH}?${new URLSearchParams({ address })}`} className="block">
            <img
              src={toThumbnail(address)}
              alt={alt || address}
              loading="lazy"
              className="size-20 bg-ground object-contain"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
