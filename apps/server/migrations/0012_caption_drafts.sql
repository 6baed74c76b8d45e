ALTER TABLE "class_captions" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_version" ADD COLUMN "captions_language" text;