import type { ComponentType, ReactNode } from 'react'
import { notYet } from '#domain/activity/model.ts'
import { activityKind } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { AgendaPart, SessionState } from '#domain/workshop/state.ts'
import type { ActivityPanelProps } from './session/sidePanel.ts'
import type { CopyTargetProps } from './copyInput/copySource.ts'
import type { CopyInputAt } from './session/runDialog.ts'
import type { ItemNoun } from './itemNoun.ts'

/**
 * What screens load of a kind of activity. Every session page includes the faces in its first load, so a face holds no
 * more than names of files: each part is a component with lazy loading (`lazyPage`, `lazyDialog`, `lazyPart`).
 */
export interface ActivityFace {
  /** Preloads a part, so that Present moves people without delay. */
  preload: Readonly<Record<PreloadedPart, () => Promise<unknown>>>
  /** The activity's page, for every role. */
  Page: ComponentType
  /** It has pages with addresses below its own, such as `/results`, and handles all of them. */
  hasPages?: boolean
  /** Its panel in the editor. */
  Editor: ComponentType<ActivityPanelProps>
  /** Its view on the projector, in a `RoomFrame`. */
  Projector: ComponentType<ProjectorViewProps>
  /** It takes input: it can be locked, marked as done, and emptied. */
  takesInput: boolean
  /** People vote on it, in rounds. */
  isVotedOn?: true
  /** Its input can become tasks of a project: exported for Jira. */
  hasTasks: boolean
  /** What texts call one thing of its input; an answer without it. */
  itemNoun?: ItemNoun
  /** Name of the page that a shared state refers to, such as "Question 2". */
  PageName?: ComponentType<PageNameProps>
  /** Empties it of input: a `StartOverDialog`. */
  StartOver?: ComponentType<PartDialogProps>
  /** Copies its input into another activity: a `CopyInputDialog`. */
  CopyInput?: ComponentType<CopyInputProps>
  /** Takes input of other activities: the second step of the copy dialog. */
  CopyTarget?: ComponentType<CopyTargetProps>
  /** Imports texts of a sheet: an `ImportDataDialog`. */
  ImportData?: ComponentType<PartDialogProps>
  /** A person's own input, on their own page: an `OwnSection`. */
  Own?: ComponentType<OwnPartProps>
}

export type PreloadedPart = 'page' | 'projector'

export interface ProjectorViewProps {
  part: AgendaPart
  timer: ReactNode
}

/** One activity on a person's own page. */
export interface OwnPartProps {
  part: AgendaPart
  /** Its position in the agenda, from one. */
  number: number
  /** Whether its page may be opened now. */
  isOpenable: boolean
  /** Called with the number of own entries; null while unknown. */
  onCount: (count: number | null) => void
}

/** A dialog about one activity, opened from a menu. */
export interface PartDialogProps {
  part: AgendaPart
  onClose: () => void
}

export interface CopyInputProps extends PartDialogProps {
  /** Position in the activity where the dialog was opened, and the selection there. */
  at: CopyInputAt['at']
  /** Opens the activity that was copied to. */
  onOpen: (target: AgendaPart) => void
}

export interface PageNameProps {
  state: SessionState
}

/** The faces of all kinds; the app provides the only value. */
export type ActivityFaces = Readonly<Record<ActivityKind, ActivityFace | typeof notYet>>

/** The face of an activity; null for a kind without screens. */
export function faceOf(faces: ActivityFaces, { content }: Pick<AgendaPart, 'content'>): ActivityFace | null {
  const kind = activityKind(content)
  const face = kind === null ? notYet : faces[kind]
  return face === notYet ? null : face
}
