CREATE TABLE "uploaded_picture" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"keys" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "uploaded_picture_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "uploaded_picture_check" ON "uploaded_picture" USING btree ("checked_at");
--> statement-breakpoint
SELECT set_config('upbeat.club', '*', true);
--> statement-breakpoint
INSERT INTO "uploaded_picture" ("tenant_id", "id", "keys", "checked_at")
SELECT "tenant_id", substring("file" from '^picture-([0-9a-f-]{36})-'), jsonb_agg("tenant_id" || '/' || "class_tag" || '/0/' || "file"), now()
FROM "media_file"
WHERE "version" = 0 AND "file" ~ '^picture-[0-9a-f-]{36}-' AND "tenant_id" || "class_tag" ~ '^[A-Za-z0-9_-]+$'
GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "uploaded_picture" ("tenant_id", "id", "keys", "checked_at")
SELECT DISTINCT "tenant_id", "match"[1], jsonb_build_array("tenant_id" || '/look/' || "match"[1] || '.jpg'), now()
FROM (
	SELECT "tenant_id", "fields"::text AS "text" FROM "draft" WHERE "kind" = 'look'
	UNION ALL SELECT "tenant_id", "fields"::text FROM "published_version" WHERE "kind" = 'look'
	UNION ALL SELECT "tenant_id", concat("before", "after") FROM "audit_entry" WHERE "object_kind" = 'look'
) AS "looks", regexp_matches("text", '/images/club/[^/"]+/([0-9a-f-]{36})\.jpg', 'g') AS "match"
WHERE "tenant_id" ~ '^[A-Za-z0-9_-]+$'
ON CONFLICT DO NOTHING;
