CREATE TABLE "class_captions" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_captions_tenant_id_class_tag_language_pk" PRIMARY KEY("tenant_id","class_tag","language")
);
--> statement-breakpoint
CREATE TABLE "class_moves" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"moves" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_moves_tenant_id_class_tag_pk" PRIMARY KEY("tenant_id","class_tag")
);
--> statement-breakpoint
CREATE TABLE "intake_step" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"step" text NOT NULL,
	"priority" integer NOT NULL,
	"state" text NOT NULL,
	"waits_for" text,
	"progress" real NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"worker" text,
	"seen_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"failure" text,
	"lines" jsonb,
	CONSTRAINT "intake_step_tenant_id_class_tag_version_step_pk" PRIMARY KEY("tenant_id","class_tag","version","step")
);
--> statement-breakpoint
CREATE TABLE "media_rendition" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rendition" jsonb NOT NULL,
	"temporary" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_rendition_tenant_id_class_tag_version_file_pk" PRIMARY KEY("tenant_id","class_tag","version","file")
);
--> statement-breakpoint
CREATE TABLE "media_revision" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_revision_tenant_id_class_tag_revision_pk" PRIMARY KEY("tenant_id","class_tag","revision")
);
--> statement-breakpoint
CREATE TABLE "media_version" (
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"source_bytes" bigint,
	"facts" jsonb,
	"refusal" text,
	"warnings" jsonb NOT NULL,
	"loudness" jsonb,
	"posters" jsonb,
	"storyboard" jsonb,
	"trailer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "media_version_tenant_id_class_tag_version_pk" PRIMARY KEY("tenant_id","class_tag","version")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"class_tag" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "intake_step_queue" ON "intake_step" USING btree ("state","priority","due_at");--> statement-breakpoint
CREATE INDEX "upload_class" ON "upload" USING btree ("tenant_id","class_tag");--> statement-breakpoint
CREATE INDEX "upload_state" ON "upload" USING btree ("state");