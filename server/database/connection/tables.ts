import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Language } from '#domain/languages.ts'

/** The tables of `supabase/migrations`, as the server reads and writes them. */
export interface Tables {
  profiles: ProfilesTable
  licence_keys: LicenceKeysTable
  workshops: WorkshopsTable
  template_categories: TemplateCategoriesTable
  facilitators: FacilitatorsTable
  invitations: InvitationsTable
  invitation_links: InvitationLinksTable
  members: MembersTable
  workshop_keys: WorkshopKeysTable
  key_objects: KeyObjectsTable
  parts: PartsTable
  contents: ContentsTable
  votes: VotesTable
  vote_counts: VoteCountsTable
  tags: TagsTable
  document_updates: DocumentUpdatesTable
  document_snapshots: DocumentSnapshotsTable
  presentations: PresentationsTable
  stored_files: StoredFilesTable
  recovery_sessions: RecoverySessionsTable
  projector_links: ProjectorLinksTable
  remotes: RemotesTable
  seeded_templates: SeededTemplatesTable
  revocations: RevocationsTable
  signals: SignalsTable
}

export type Database = Kysely<Tables>

/** Set by the database when a row is created and never changed. */
type MadeAt = ColumnType<Date, never, never>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface ProfilesTable {
  id: string
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  member_secret: Buffer
  theme: Generated<number>
  language: Nullable<string>
  created_at: MadeAt
  address_proven_at: Nullable<Date>
  deleted_at: Nullable<Date>
}

export interface LicenceKeysTable {
  key_hash: Buffer
  licence_text: Generated<string>
  limited_user: Generated<boolean>
  bound_to: Nullable<string>
  bound_at: Nullable<Date>
  workshop_limit: Nullable<number>
  label: Generated<string>
  created_at: MadeAt
}

export interface WorkshopsTable {
  id: string
  workshop_name: string
  password: Generated<string>
  lobby_title: Generated<string>
  lobby_desc: Generated<string>
  color: Generated<string>
  creator: string
  template: Generated<boolean>
  template_desc: Generated<string>
  template_pic: Generated<string>
  template_public: Generated<boolean>
  template_official: Generated<boolean>
  copy_counter: Generated<number>
  used_by_others: Generated<number>
  template_language: Nullable<Language>
  source_workshop_id: Nullable<string>
  retention_days: Generated<number>
  created_at: MadeAt
  ended_at: Nullable<Date>
  deleted_at: Nullable<Date>
  erasing: Generated<boolean>
}

export interface TemplateCategoriesTable {
  workshop_id: string
  category: string
}

export interface FacilitatorsTable {
  workshop_id: string
  user_id: string
  added_at: MadeAt
  /** For an index only: the creator is stored with the workshop. */
  is_creator: Generated<boolean>
}

export interface InvitationsTable {
  workshop_id: string
  email: string
  invited_as: 'participant' | 'facilitator'
  created_at: MadeAt
  invited_by: Nullable<string>
  expires_at: ColumnType<Date, Date | undefined, Date>
  /** Its last mail could not be sent. SPEC I5. */
  is_unsent: Generated<boolean>
}

export interface InvitationLinksTable {
  token_hash: Buffer
  workshop_id: string
  /** Null once the invitation is gone. */
  email: Nullable<string>
  outcome: Nullable<'used' | 'withdrawn'>
  created_at: MadeAt
}

export interface MembersTable {
  id: string
  workshop_id: string
  username: string
  name: string
  /** Unique in the workshop. SPEC A6. */
  nickname: string
  password_hash: Buffer
  removed: Generated<boolean>
}

export interface WorkshopKeysTable {
  workshop_id: string
  /** Unsealed key, from before keys were sealed. */
  key: Nullable<Buffer>
  sealed: Nullable<Buffer>
  object: Nullable<string>
}

export interface KeyObjectsTable {
  object: string
  destroy_at: Generated<Date>
}

export interface PartsTable {
  id: string
  workshop_id: string
  position: number
  object_id: string
  content: string
  number_of_axis: Nullable<number>
  part_name: Generated<string>
  hidden: Generated<boolean>
  deleted: Generated<boolean>
  voting_round: Generated<number>
  results_shown: Generated<boolean>
  results_blind: Generated<boolean>
}

export interface ContentsTable {
  id: string
  workshop_id: string
  object_id: string
  kind: string
  tag: Nullable<Buffer>
}

export interface VotesTable {
  id: string
  workshop_id: string
  object_id: string
  target_id: string
  /** Null for an abstention. */
  value1: Nullable<number>
  value2: Nullable<number>
  /** Null for likes. */
  round: Nullable<number>
  proxy: Generated<boolean>
  /** Null for likes. */
  share: Nullable<'apart' | 'together' | 'recognisable'>
  shown: Generated<boolean>
  tag: Buffer
}

export interface VoteCountsTable {
  workshop_id: string
  object_id: string
  round: number
  target_id: string
  /** -1 for an abstention. */
  value1: number
  /** -1 without a second axis. */
  value2: number
  votes: number
  shown: Generated<number>
  apart: Generated<number>
  together: Generated<number>
  recognisable: Generated<number>
}

export interface TagsTable {
  tag: Buffer
  workshop_id: string
  object_id: string
  kind: string
}

export interface DocumentUpdatesTable {
  seq: ColumnType<number, never, never>
  workshop_id: string
  document: string
  update: Buffer
}

export interface DocumentSnapshotsTable {
  document: string
  workshop_id: string
  update: Buffer
  seq: number
}

export interface PresentationsTable {
  object_id: string
  workshop_id: string
  file_name: string
  storage_path: string
  pages: Generated<number>
}

export interface StoredFilesTable {
  path: string
  bytes: number
  uploading_until: Nullable<Date>
}

export interface RecoverySessionsTable {
  token_hash: Buffer
  user_id: string
  sealed: Nullable<Buffer>
  expires_at: Date
  used_at: Nullable<Date>
}

export interface ProjectorLinksTable {
  workshop_id: string
  token_hash: Buffer
  created_at: MadeAt
}

export interface RemotesTable {
  id: string
  workshop_id: string
  user_id: string
  code_hash: Buffer
  code_expires_at: Date
  /** Epoch seconds; a bigint, which arrives as a string. */
  issued_at: ColumnType<string, number, never>
  attempt: Nullable<string>
  token_hash: Nullable<Buffer>
  paired_at: Nullable<Date>
  expires_at: Date
}

export interface SeededTemplatesTable {
  name: string
  template_key: string
  workshop_id: string
  seeded_at: MadeAt
}

export interface RevocationsTable {
  id: ColumnType<number, never, never>
  subject: Buffer
  issued_until: Nullable<number>
  kept_sign_in: Nullable<Buffer>
  expires_at: Date
}

export interface SignalsTable {
  seq: ColumnType<number, never, never>
  node: string
  sealed: Buffer
  created_at: MadeAt
}
