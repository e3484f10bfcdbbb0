import type * as Y from 'yjs'
import type { ActivityKind } from '../content.ts'
import type { Changes } from '../projection.ts'
import type { ContentKind, Made } from './contents.ts'
import type { InputModel } from './copiedInput.ts'
import type { DeskCount } from './counts.ts'
import type { ActivityDocs, Roots } from './docs.ts'
import type { ExportedActivity } from './exported.ts'

/** What is copied of an activity: with its input, or without. */
export type CopyMode = 'copy_all' | 'headings_only'

/** Whether the presenter's notes come along. SPEC K4. */
export type CopyNotes = 'withNotes' | 'withoutNotes'

/** Flags of an activity that the shared state mirrors while it is the active one, by the same name. SPEC B13. */
export type MirroredFlag = 'globalAnswers' | 'sortByPopularity'

/** One thing of an activity that the shared state puts into focus, by the field that names it. */
export interface Focus {
  field: 'activeMultiTopicId' | 'activePostId' | 'activePostGroupId'
  id: string
}

/**
 * What the server does with an activity of one kind. Everything that is not of a kind asks the model of the activity's part, so a
 * new kind is a model, a face and a server of its own, and a line in each registry.
 *
 * @template Values what a copy of an activity is made of: plain JSON without an id or a trace of anybody
 */
export interface ActivityModel<Values = unknown> {
  kind: ActivityKind
  /** Every root map of the documents is declared here and nowhere else. */
  desk: Roots
  board: Roots
  /** Desk root → what facilitators make in it through their own edits, and calls name by its id alone. */
  contents: Readonly<Record<string, ContentKind>>
  /** Flags of the board that the shared state mirrors while the activity is presented. SPEC B13. */
  mirrored: readonly MirroredFlag[]
  /** Fills the empty documents of a new activity with its defaults. */
  start(docs: ActivityDocs, by: { name: string; newId: () => string }): Made[]
  /** For a kind that keeps its name in its documents, too. @throws {UserMistake} when the name is too long */
  rename?(desk: Y.Doc, name: string): void
  /** Begins to count what a desk holds; kept beside the desk, and handed to every projection of it. */
  follow(desk: Y.Doc): DeskCount
  /** Brings the board to what the room may see, inside its transaction. SPEC P1 to P6. @param count begun anew when left out */
  project(docs: ActivityDocs, changes: Changes, count?: DeskCount): void
  /** Whether something in focus still exists. SPEC S6. */
  isThere(desk: Y.Doc, focus: Focus): boolean
  /** Empties it of input by flags, so that one undo brings everything back. SPEC B18. */
  startOver?(desk: Y.Doc): void
  copy: {
    read(docs: ActivityDocs, mode: CopyMode, notes?: CopyNotes): Values
    /** The same for an activity of this name. */
    named(values: Values, name: string): Values
    /** Fills the documents of a new activity, everything under an id of its own. */
    write(docs: ActivityDocs, values: Values, newId: () => string): Made[]
  }
  /** How input is copied out of it and into it; a kind without this gives and takes none. */
  input?: InputModel
  /** What it came to, for sheets, overviews and issues. SPEC V2. */
  exported(docs: ActivityDocs): ExportedActivity
}

/** A kind that is known by name and not built: 'Unsupported activity type'. */
export const notYet = 'notYet'

/** The models of all kinds: a missing one does not compile. */
export type ActivityModels = Readonly<Record<ActivityKind, ActivityModel | typeof notYet>>

/** An activity's documents and what is done with them. */
export interface Activity extends ActivityDocs {
  model: ActivityModel
}
