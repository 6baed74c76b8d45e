type Execute = (text: string) => Promise<unknown>

/**
 * Before the migrations: `class_words`, which generated columns of the schema call. Words are lower case and without accents, in
 * any script. The dictionary `simple` neither stems nor drops words, for a club's classes come in many languages. Punctuation
 * goes first: the parser would take `full-body` or `hi.it` for things of their own. Names are qualified since a backup is
 * restored with an empty search path.
 */
export async function prepareTextSearch(execute: Execute): Promise<void> {
  await execute(`
    create extension if not exists pg_trgm schema public;
    create extension if not exists unaccent schema public;
    create or replace function public.text_words(value text) returns tsvector
      language sql immutable parallel safe as $$
        select strip(to_tsvector('pg_catalog.simple',
          regexp_replace(public.unaccent('public.unaccent', lower(value)), '[!-/:-@\\[-\`{-~]+', ' ', 'g')))
      $$;
    create or replace function public.class_words(name text, description text, instructor text, labels jsonb) returns tsvector
      language sql immutable parallel safe as $$
        select public.text_words(concat_ws(' ', name, description, instructor, labels::text))
      $$;
  `)
}

/**
 * After the migrations: each word that a class has ever had is kept in `search_word`, by whatever statement it came, and
 * `similar_words` finds what is spelt like one of them. Its costs lead the planner to the trigrams' index, for
 * by its own it takes comparing every word for cheap; `offset 0` keeps the tenant's index out of it. As its owner's work it gets
 * past the policies, which would keep that index from being used, so it asks itself whose work it is.
 */
export async function completeTextSearch(execute: Execute): Promise<void> {
  // Who is no superuser may name a setting of an extension only once its library is there.
  await execute('select public.show_limit()')
  await execute(`
    create or replace function keep_search_words() returns trigger language plpgsql as $$
      begin
        insert into search_word (tenant_id, word)
          select distinct tenant_id, unnest(tsvector_to_array(search_words)) from changed
          on conflict do nothing;
        return null;
      end
    $$;
    ${['virtual_class', 'live_event'].map(keepWordsOf).join('\n')}
    create or replace function similar_words(tenant text, asked text) returns setof text
      language sql stable security definer set search_path = public
        set pg_trgm.similarity_threshold = 0.2 set cpu_operator_cost = 1 set random_page_cost = 1 as $$
        select near.word from (select * from search_word known where known.word % asked offset 0) as near
        where near.tenant_id = tenant and current_setting('upbeat.club') in (tenant, '*')
        order by similarity(near.word, asked) desc, near.word limit 20
      $$;
  `)
}

function keepWordsOf(table: string) {
  const trigger = (event: string) => `
    create or replace trigger keep_words_on_${event} after ${event} on ${table}
      referencing new table as changed for each statement execute function keep_search_words();`
  return trigger('insert') + trigger('update')
}
