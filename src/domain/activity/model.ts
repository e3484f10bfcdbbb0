import type * as Y from 'yjs'
import type { ActivityKind } from '../workshop/content.ts'
import type { ObjectId } from '../ids.ts'
import type { Changes } from '../projection.ts'
import type { ContentKind, Made } from './contents.ts'
import type { LeftOut } from './leftOut.ts'
import type { InputModel } from './copiedInput.ts'
import type { DeskCount } from './counts.ts'
import type { ActivityDocs, Roots } from './docs.ts'
import type { ExportedActivity } from './exported.ts'
import type { SourceOf } from './source.ts'
import type { VoteModel } from './votes/model.ts'

/** Whether a copy of an activity contains its input. */
export type CopyMode = 'copy_all' | 'headings_only'

/** Whether a copy contains the presenter's notes. SPEC K4. */
export type CopyNotes = 'withNotes' | 'withoutNotes'

/** Flags of an activity that the shared state mirrors under the same name while it is active. SPEC B13. */
export type MirroredFlag = 'globalAnswers' | 'sortByPopularity'

/** An uploaded file of an activity, which is in file storage. */
export interface StoredFile {
  id: string
  fileName: string
  pages: number
}

/** The item in focus, and the field of the shared state that names it. */
export interface Focus {
  field: 'activeMultiTopicId' | 'activePostId' | 'activePostGroupId'
  id: string
}

/**
 * What the server does with an activity of one kind. Code that is common to all kinds asks the model of the activity's
 * part, so a new kind consists of a model, a face, a server module, and a line in each registry.
 *
 * @template Values the contents of a copy: plain JSON without ids or authors
 */
export interface ActivityModel<Values = unknown> {
  kind: ActivityKind
  /** Every root map of the documents is declared here and nowhere else. */
  desk: Roots
  board: Roots
  /**
   * Desk root → kind of the items that facilitators create in it by direct edits, and that calls name by their id
   * alone.
   */
  contents: Readonly<Record<string, ContentKind>>
  /** Flags of the board that the shared state mirrors while the activity is presented. SPEC B13. */
  mirrored: readonly MirroredFlag[]
  /** Fills the empty documents of a new activity with its defaults. */
  start(
    docs: ActivityDocs,
    by: { name: string; newId: () => string; numberOfAxis?: 1 | 2 | undefined },
  ): Made[]
  /**
   * For kinds with a number of axes, which their part tells too: the number that a caller chose, or the default. SPEC
   * EV1. @throws {Refusal} `BAD_USER_INPUT` for an impossible one
   */
  axes?(chosen: number | undefined): 1 | 2
  /** For kinds with a limit of their own for the name of an activity. @throws {UserMistake} when it is too long */
  assertName?(name: string): void
  /** For kinds that also store their name in their documents. @throws {UserMistake} when the name is too long */
  rename?(desk: Y.Doc, name: string): void
  /** Starts counting a desk. The count is kept beside the desk and passed to each projection of it. */
  follow(desk: Y.Doc): DeskCount
  /**
   * Projects the desk onto the board, inside the board's transaction. SPEC P1 to P6. @param count a new one is started
   * when left out
   */
  project(docs: ActivityDocs, changes: Changes, count?: DeskCount): void
  /** For kinds that people vote on. SPEC BT1. */
  votes?: VoteModel
  /** Whether something in focus still exists. SPEC S6. */
  isThere(desk: Y.Doc, focus: Focus): boolean
  /** Deletes all input by setting flags, so that one undo restores everything. SPEC B18. */
  startOver?(desk: Y.Doc): void
  copy: {
    /** @param sourceOf maps sources to activities of the copied session; no sources when left out. SPEC K12 */
    read(docs: ActivityDocs, mode: CopyMode, notes?: CopyNotes, sourceOf?: SourceOf): Values
    /** The same values for an activity with this name. */
    named(values: Values, name: string): Values
    /** The same values without groups, for kinds that have some and whose copies may leave them out. SPEC OR10 */
    ungrouped?(values: Values): Values
    /** The same values, for kinds whose copies remember the activity that they are copies of. SPEC PU8. */
    of?(values: Values, objectId: ObjectId): Values
    /** For kinds with a number of axes: that of the values. SPEC EV1. */
    axes?(values: Values): 1 | 2
    /** What a copy with these values leaves out or sets otherwise than the original. SPEC K13 */
    leftOut?(docs: ActivityDocs, values: Values): LeftOut[]
    /** Fills the documents of a new activity, under new ids. @param now in epoch seconds, where it is made by somebody */
    write(docs: ActivityDocs, values: Values, newId: () => string, now?: number): Made[]
  }
  /**
   * For kinds whose activities have an uploaded file: the one that a board names. Copies share it; their rows are written
   * with the copy. SPEC SL16.
   */
  file?(board: Y.Doc): StoredFile | null
  /** How input is copied out of this kind and into it; kinds without it support neither. */
  input?: InputModel
  /** The results for sheets, overviews and issues. SPEC V2. */
  exported(docs: ActivityDocs): ExportedActivity
}

/** A kind that is known but not implemented: 'Unsupported activity type'. */
export const notYet = 'notYet'

/** The models of all kinds: a missing one is a compile error. */
export type ActivityModels = Readonly<Record<ActivityKind, ActivityModel | typeof notYet>>

/** An activity's documents and its model. */
export interface Activity extends ActivityDocs {
  model: ActivityModel
}
