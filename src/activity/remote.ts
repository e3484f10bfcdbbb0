import type { ComponentType, ReactNode } from 'react'
import type * as Y from 'yjs'
import type { Stop } from '#domain/activity/steps.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { AnyRoot } from '#sync/documents/useDoc.ts'
import type { notYet } from '#domain/activity/model.ts'

/** What a kind of activity offers for the remote. */
export interface ActivityRemote {
  /** Its steps, read from its desk or its board. */
  steps: (doc: Y.Doc) => readonly Stop[]
  /** The maps that `steps` reads. */
  stepRoots: readonly AnyRoot[]
  /** They depend on what only the board has. */
  stepsOnBoard?: boolean
  /** What the room sees of it, in words. */
  Now: ComponentType<RemoteNowProps>
  /** A button for the page that the room is on. */
  Act?: ComponentType<RemoteActProps>
  /** One more, in a row of its own. */
  More?: ComponentType<RemoteActProps>
}

export interface RemoteNowProps {
  part: AgendaPart
  /** Shows what the room sees, with some numbers. */
  children: (words: { what: string; facts: ReactNode }) => ReactNode
}

export interface RemoteActProps {
  part: AgendaPart
  className: string
}

/** The remotes of all kinds; the app provides the only value. */
export type ActivityRemotes = Readonly<Record<ActivityKind, ActivityRemote | typeof notYet>>
