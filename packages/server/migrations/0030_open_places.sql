ALTER TABLE "document" ADD COLUMN "open_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As `openPlacesOf` counts them: in one line, and closed.
UPDATE "document" SET "open_places" = (
  SELECT count(*) FROM jsonb_array_elements("fields") AS field,
    regexp_matches(coalesce("draft"->>(field->>'id'), ''), '\[Add:[^]\n]*\]', 'g')
  WHERE NOT coalesce((field->>'auto')::boolean, false) AND NOT coalesce((field->>'hidden')::boolean, false)
) WHERE "draft"::text LIKE '%[Add:%';
