import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** A file of the shop that something shows. */
export type UsedFile = { path: string; isPicture: boolean; usedBy: string };

/** Every file of the shop that products, categories, the home page or the static pages show; each once. */
export async function selectUsedFiles(database: Database): Promise<UsedFile[]> {
  const { rows } = await database.execute<UsedFile>(sql`
    select distinct on (path) path, is_picture as "isPicture", used_by as "usedBy"
    from (
      select unnest(images), true, 'product “' || title || '”' from products
      union all select brochure_url, false, 'product “' || title || '”' from products
      union all select document ->> 'url', false, 'product “' || title || '”'
        from products, jsonb_array_elements(terms -> 'documents') as document
      union all select image, true, 'category “' || name || '”' from categories
      union all select image, true, 'sub-category “' || name || '”' from sub_categories
      union all select image, true, 'banner “' || alt || '”' from banners
      union all select phone_image, true, 'banner “' || alt || '”' from banners
      union all select image, true, 'advertisement “' || alt || '”' from ads
      union all select phone_image, true, 'advertisement “' || alt || '”' from ads
      union all select (regexp_matches(content, 'src="([^"]+)"', 'g'))[1], true, 'page “' || case key when 'ABOUTUS' then 'about' when 'PRIVACYPOLICY' then 'privacy' when 'TERM&CONDITION' then 'terms' else key end || '”' from page_contents
    ) as used (path, is_picture, used_by)
    where path like '/%'
    order by path, used_by`);
  return rows;
}

/** What is different after the seller, the contact details or a page have changed, which a check names. */
export async function selectTextMark(database: Database): Promise<string> {
  const { rows } = await database.execute<{ mark: string }>(sql`
    select concat_ws(' ', (select sum(version) from settings), (select sum(version) from contact_links),
      (select sum(version) from page_contents)) as mark`);
  return rows[0]?.mark ?? '';
}
