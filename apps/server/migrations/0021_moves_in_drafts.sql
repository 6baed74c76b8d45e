-- Row-level security may hold the owner of the tables too.
SELECT set_config('upbeat.club', '*', true);--> statement-breakpoint
UPDATE "draft" d SET "fields" = d."fields" || jsonb_build_object('moves', m."moves")
  FROM "class_moves" m WHERE d."kind" = 'class' AND d."tenant_id" = m."tenant_id" AND d."id" = m."class_tag";--> statement-breakpoint
UPDATE "published_version" v SET "fields" = v."fields" || jsonb_build_object('moves', m."moves")
  FROM "class_moves" m WHERE v."kind" = 'class' AND v."tenant_id" = m."tenant_id" AND v."id" = m."class_tag";--> statement-breakpoint
UPDATE "draft" SET "fields" = "fields" || '{"moves": []}' WHERE "kind" = 'class' AND NOT "fields" ? 'moves';--> statement-breakpoint
UPDATE "published_version" SET "fields" = "fields" || '{"moves": []}' WHERE "kind" = 'class' AND NOT "fields" ? 'moves';--> statement-breakpoint
DROP TABLE "class_moves" CASCADE;
