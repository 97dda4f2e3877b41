import { Picture } from '#web/features/pictures/picture.tsx';
import { Link } from '#web/ui/link.tsx';

export type CategoryTile = { id: string; name: string; image: string; path: string };

type CategoryTilesProps = {
  tiles: readonly CategoryTile[];
  /** Id of the tile whose products are shown. */
  chosenId?: string | undefined;
  /** Shows the tiles on a phone as one row to swipe. */
  isRow?: boolean;
};

/** Categories or sub-categories with picture and name. */
export function CategoryTiles({ tiles, chosenId, isRow = false }: CategoryTilesProps) {
  return (
    <ul
      className={`grid gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4 xl:grid-cols-6 ${isRow ? 'tile-row' : 'grid-cols-2'}`}
    >
      {tiles.map(({ id, name, image, path }) => (
        <li key={id}>
          <Link to={path} aria-current={id === chosenId ? 'page' : undefined} className="tile">
            <Picture
              src={image}
              alt=""
              sizes="(min-width:80rem) 200px,(min-width:40rem) 33vw,calc(50vw - 1.5rem)"
            />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
