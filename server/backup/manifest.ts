import { z } from 'zod'

const entryShape = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

const tableShape = z.object({
  schema: z.enum(['public', 'auth']),
  name: z.string(),
  /** In the order of the rows' values. */
  columns: z.array(z.string()),
  rows: z.number(),
})

/** What a backup contains; its last entry, so that one that was interrupted has none. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** The moment of the database. */
  madeAt: z.iso.datetime(),
  /** Whether accounts and files were those of a local Supabase. */
  from: z.enum(['near', 'far']),
  /** Those of the database, oldest first. */
  migrations: z.array(z.object({ version: z.string(), name: z.string() })),
  /** In an order in which rows refer to earlier ones only. */
  tables: z.array(tableShape),
  /** Where numbered columns go on. */
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Objects of file storage, by path; an entry `files/…` each. */
  files: z.array(z.object({ path: z.string(), type: z.string() })),
  /** All entries in their order, but for the manifest. */
  entries: z.array(entryShape),
})

export type Manifest = z.infer<typeof manifestShape>
export type Entry = z.infer<typeof entryShape>
export type DumpedTable = z.infer<typeof tableShape>

/** Where the entries of each kind are. */
export const entryNames = {
  /** The rows of a table, as COPY writes them, in pieces. */
  rows: ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>, piece: number) =>
    `tables/${schema}.${name}/${String(piece).padStart(6, '0')}`,
  tableOf: (entry: string): string | null => /^tables\/(.+)\/\d+$/.exec(entry)?.[1] ?? null,
  file: (path: string) => `files/${path}`,
  fileOf: (entry: string): string | null => /^files\/(.+)$/.exec(entry)?.[1] ?? null,
  localSecrets: 'secrets/secrets.json',
  appSecret: 'secrets/app-secret',
}
