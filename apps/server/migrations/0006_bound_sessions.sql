ALTER TABLE "session" ADD COLUMN "binding_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;