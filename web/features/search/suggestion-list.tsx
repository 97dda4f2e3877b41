import { formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { text } from '#web/text/en.ts';
import { searchText } from '#web/text/search-en.ts';
import { searchPanelText } from '#web/text/search-panel-en.ts';
import { markMatches } from './mark-matches.ts';
import { type ListProps, OptionRow } from './option-row.tsx';
import type { Suggestion, Suggestions } from './suggestion.ts';

/** Categories, then products with picture and price, then a search that shows more. */
export function SuggestionList({ suggestions, ...list }: ListProps & { suggestions: Suggestions }) {
  const { categories, products, searches, matchedWords } = suggestions;
  const groups = [
    { name: searchPanelText.categories, options: categories },
    { name: searchPanelText.products, options: products },
  ].filter(({ options }) => options.length > 0);
  return (
    <>
      <Note suggestions={suggestions} />
      <div
        id={list.listId}
        role="listbox"
        aria-label={searchPanelText.suggestions}
        className="min-h-0 scroll-pb-12 overflow-y-auto overscroll-contain pt-1"
      >
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset.
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs text-ink-soft">
              {name}
            </p>
            {options.map((option) => (
              <OptionRow key={option.key} {...list} option={option}>
                <SuggestionContent suggestion={option} matchedWords={matchedWords} />
              </OptionRow>
            ))}
          </div>
        ))}
        {searches.map((option) => (
          <OptionRow
            key={option.key}
            {...list}
            option={option}
            className="sticky bottom-0 border-rule bg-surface not-first:border-t font-medium text-brand-ink"
          >
            {option.title}
            <span className="icon icon-arrow-right" />
          </OptionRow>
        ))}
      </div>
    </>
  );
}

/** What was searched for, when it is not what was typed. */
function Note({ suggestions: { missingBrands, corrected, priceLabel } }: { suggestions: Suggestions }) {
  const sentences = [
    ...(missingBrands.length > 0 ? [searchText.nothingBy(missingBrands)] : []),
    ...(corrected === null ? [] : [searchPanelText.suggestionsFor(corrected)]),
    ...(priceLabel === undefined ? [] : [`${priceLabel}.`]),
  ];
  if (sentences.length === 0) return null;
  return <p className="border-b border-rule px-3 py-2 text-sm text-ink-soft">{sentences.join(' ')}</p>;
}

type SuggestionContentProps = { suggestion: Suggestion; matchedWords: readonly string[] };

function SuggestionContent({ suggestion, matchedWords }: SuggestionContentProps) {
  const { title, categoryName, product } = suggestion;
  return (
    <>
      {product ? (
        <span className="w-10 shrink-0">
          <Picture src={product.image} alt="" sizes="40px" className="rounded" />
        </span>
      ) : (
        <span className="icon icon-category mx-2.5 text-ink-soft" />
      )}
      <span className="min-w-0 leading-snug">
        <span className="line-clamp-2">
          <MarkedTitle title={title} words={matchedWords} />
          {categoryName && (
            <span className="text-sm text-ink-soft"> {searchPanelText.inCategory(categoryName)}</span>
          )}
        </span>{' '}
        {product && <SuggestionPrice price={product.price} />}
        {product?.isMentionOnly && (
          <span className="block text-xs text-ink-soft">{text.product.alsoMentions}</span>
        )}
      </span>
    </>
  );
}

function MarkedTitle({ title, words }: { title: string; words: readonly string[] }) {
  return markMatches(title, words).map(({ start, text: piece, isMatch }) =>
    isMatch ? (
      <b key={start} className="font-semibold">
        {piece}
      </b>
    ) : (
      piece
    ),
  );
}

function SuggestionPrice({ price }: { price: UnitPrice }) {
  return (
    <span className="block text-sm tabular-nums">
      {formatRupeesShort(price.discountedPricePaise)}
      <span className="text-ink-soft">
        {' · '}
        {text.product.inclGst(formatRupeesShort(price.unitPriceInclGstPaise))}
      </span>
    </span>
  );
}
