import type { ExportedActivity } from '../activity/exported.ts'

/** A workshop as its facilitators take it home: what is there, and never whose anything is. SPEC V2. */
export interface ExportedWorkshop {
  name: string
  id: string
  /** Epoch seconds. */
  createdAt: number
  exportedAt: number
  facilitators: string[]
  parts: ExportedPart[]
}

export interface ExportedPart {
  name: string
  content: string
  hidden: boolean
  /** Null for a kind of activity that is not built. */
  activity: ExportedActivity | null
}
