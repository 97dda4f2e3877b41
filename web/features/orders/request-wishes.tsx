import { wishesText } from '#web/text/wishes-en.ts';

type RequestWishesProps = { wishes: readonly string[]; terms: readonly string[] };

/** What the buyer wants beyond the orders of a request, and said about the whole request. */
export function RequestWishes({ wishes, terms }: RequestWishesProps) {
  if (wishes.length === 0 && terms.length === 0) return null;
  return (
    <div className="border-t border-rule px-4 py-3 text-sm wrap-anywhere">
      {wishes.length > 0 && (
        <>
          <h3 className="font-medium">{wishesText.alsoAsked}</h3>
          <ul>
            {wishes.map((wish) => (
              <li key={wish}>{wish}</li>
            ))}
          </ul>
        </>
      )}
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </div>
  );
}
