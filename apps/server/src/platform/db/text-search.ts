type Execute = (text: string) => Promise<unknown>

/**
 * Before the migrations: defines `class_words`, which generated columns of the schema call. Words are lower case, in one
 * Unicode form and without accents, in any script. The dictionary `simple` neither stems nor drops words, since a club's
 * classes come in many languages. Punctuation is removed first: the parser would read `full-body` or `hi.it` as a compound
 * or a host. Names are qualified because a backup is restored with an empty search path.
 */
export async function prepareTextSearch(execute: Execute): Promise<void> {
  await execute(`
    create extension if not exists pg_trgm schema public;
    create extension if not exists unaccent schema public;
    do $$ begin
      if exists (select from pg_proc where oid = to_regproc('public.text_words') and prosrc not like '%normalize(%') then
        perform set_config('upbeat.words_are_old', 'on', false);
      end if;
    end $$;
    create or replace function public.text_words(value text) returns tsvector
      language sql immutable parallel safe as $$
        select strip(to_tsvector('pg_catalog.simple',
          regexp_replace(public.unaccent('public.unaccent', case when getdatabaseencoding() = 'UTF8'
            then normalize(lower(value), NFC) else lower(value) end), '[!-/:-@\\[-\`{-~]+', ' ', 'g')))
      $$;
    create or replace function public.class_words(name text, description text, instructor text, labels jsonb) returns tsvector
      language sql immutable parallel safe as $$
        select public.text_words(concat_ws(' ', name, description, instructor, labels::text))
      $$;
  `)
}

/**
 * After the migrations: triggers keep each word that a class has ever had in `search_word`, and `similar_words` finds
 * those spelt like a query. Its cost settings make the planner use the trigram index, since by default it considers
 * comparing every word cheap; `offset 0` keeps it from the tenant index. The function runs as its owner, past the
 * policies, which would prevent the use of that index, so it checks the club itself.
 */
export async function completeTextSearch(execute: Execute): Promise<void> {
  // Without superuser rights an extension's setting exists only after its library is loaded.
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
    do $$ begin
      -- Recomputes words that were stored before text was normalised.
      if current_setting('upbeat.words_are_old', true) = 'on' and getdatabaseencoding() = 'UTF8' then
        perform set_config('upbeat.club', '*', true);
        update virtual_class set name = name
          where concat_ws(' ', name, description, instructor, labels::text) is not nfc normalized;
        update live_event set name = name
          where concat_ws(' ', name, description, instructor, labels::text) is not nfc normalized;
        perform set_config('upbeat.words_are_old', 'off', false);
      end if;
    end $$;
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
