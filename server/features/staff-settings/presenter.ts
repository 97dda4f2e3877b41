import type { Brand } from '#domain/brand.ts';

/** What of the brand only the environment sets, by the names of its variables; '' where nothing is set. */
export function presentBrand(brand: Brand): { variable: string; value: string }[] {
  const values = {
    BRAND_NAME: brand.name,
    BRAND_NAME_HINDI: brand.nameHindi,
    BRAND_TAGLINE: brand.tagline,
    BRAND_LOGO: brand.logo?.path,
    BRAND_SIGNATURE: brand.signature?.path,
  };
  return Object.entries(values).map(([variable, value = '']) => ({ variable, value }));
}
