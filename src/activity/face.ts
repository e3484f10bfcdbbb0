import type { ComponentType, ReactNode } from 'react'
import { notYet } from '#domain/activity/model.ts'
import { activityKind } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type { BoardFill, BoardFills, RoomCall } from '#sync/boardFill.ts'
import type { ActivityPanelProps } from './session/sidePanel.ts'
import type { CopyTargetProps } from './copyInput/copySource.ts'
import type { CopyInputAt } from './session/runDialog.ts'

/**
 * What a kind of activity has for the screens. A face is part of the first load of every page of a session, so it holds no more
 * than names of files: every part is a component that is fetched when it is shown (`lazyPage`, `lazyDialog`, `lazyPart`).
 */
export interface ActivityFace {
  /** Fetches a part ahead, so that Present moves people at once. */
  preload: Readonly<Record<PreloadedPart, () => Promise<unknown>>>
  /** The activity at its address, for whoever the person is there. */
  Page: ComponentType
  /** In the editor beside it. */
  Editor: ComponentType<ActivityPanelProps>
  /** On the room's screen, in a `RoomFrame`. */
  Room: ComponentType<RoomViewProps>
  /** People put something in: it can be locked, marked as done, and emptied. */
  takesInput: boolean
  /** What it collects can be tasks of a project: exported for Jira. */
  hasTasks: boolean
  /** Which of its pages a shared state means, in words such as "Question 2". */
  PageName?: ComponentType<PageNameProps>
  /** Whether this person marked it as done, for kinds that take input. */
  askDone?: () => Promise<AskDone>
  /** Empties it of input: a `StartOverDialog`. */
  StartOver?: ComponentType<PartDialogProps>
  /** Copies its input into another activity: a `CopyInputDialog`. */
  CopyInput?: ComponentType<CopyInputProps>
  /** Takes input of other activities: the steps that ask where it goes. */
  CopyTarget?: ComponentType<CopyTargetProps>
  /** Brings in texts of a sheet: an `ImportDataDialog`. */
  ImportData?: ComponentType<PartDialogProps>
  /** Its presenter's notes by a call, for a paired phone, which reads no desk. */
  askNotes: () => Promise<AskNotes>
  /** What a person wrote in it, on their own page: an `OwnSection`. */
  Own?: ComponentType<OwnPartProps>
  /** Where no websocket gets through. */
  fillBoard?: () => Promise<BoardFill>
}

export type PreloadedPart = 'page' | 'room'

export interface RoomViewProps {
  part: AgendaPart
  timer: ReactNode
}

/** One activity on a person's own page. */
export interface OwnPartProps {
  part: AgendaPart
  /** Its place in the agenda, from one. */
  number: number
  /** Whether its page may be opened now. */
  isOpenable: boolean
  /** Told how many things they wrote there; null while that is not known. */
  onCount: (count: number | null) => void
}

/** A dialog about one activity, opened from a menu. */
export interface PartDialogProps {
  part: AgendaPart
  onClose: () => void
}

export interface CopyInputProps extends PartDialogProps {
  /** Where in it the dialog was opened, and what was selected there. */
  from: Omit<CopyInputAt, 'name' | 'objectId'>
  /** Goes to the activity that was copied to. */
  onOpen: (target: AgendaPart) => void
}

/** @throws {Refusal} when the activity is not for whoever asks, or is gone */
export type AskDone = (objectId: ObjectId, call: RoomCall) => Promise<boolean>

/** @throws {Refusal} when the notes are not for whoever asks, or the activity is gone */
export type AskNotes = (objectId: ObjectId, call: RoomCall) => Promise<string>

export interface PageNameProps {
  state: SessionState
}

/** The faces of all kinds; the app has the one value of it. */
export type ActivityFaces = Readonly<Record<ActivityKind, ActivityFace | typeof notYet>>

/** The face of an activity; null for a kind without screens. */
export function faceOf(faces: ActivityFaces, { content }: Pick<AgendaPart, 'content'>): ActivityFace | null {
  const kind = activityKind(content)
  const face = kind === null ? notYet : faces[kind]
  return face === notYet ? null : face
}

/** How the boards of all kinds are filled by calls. */
export function fillsOf(faces: ActivityFaces): BoardFills {
  const found = Object.entries(faces).flatMap(([kind, face]) =>
    face === notYet || !face.fillBoard ? [] : [[kind, face.fillBoard] as const],
  )
  return Object.fromEntries(found)
}
