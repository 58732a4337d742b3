-- A lock `for update` also stops whoever writes a row that only refers to the locked one: with an insert of the holder's
-- beside it each waits for the other, and the database ends one of them. `for no key update` keeps out what it should.
do $$ declare definition text; begin for definition in select pg_get_functiondef(oid) from pg_proc where proname in ('locked_sender', 'locked_transfer', 'chain_act')
  loop execute replace(definition, 'for update', 'for no key update'); end loop; end $$;
