import type { ComponentType, ReactNode } from 'react'
import type * as Y from 'yjs'
import type { Stop } from '#domain/activity/steps.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { AnyRoot } from '#sync/useDoc.ts'
import type { notYet } from '#domain/activity/model.ts'

/** What a kind of activity has for the phone that leads the room. */
export interface ActivityRemote {
  /** What it is stepped through, read from its desk or its board. */
  steps: (doc: Y.Doc) => readonly Stop[]
  /** The maps that `steps` looks at. */
  stepRoots: readonly AnyRoot[]
  /** What the room sees of it, in words. */
  Now: ComponentType<RemoteNowProps>
  /** A button that belongs to the page the room is on. */
  Act?: ComponentType<RemoteActProps>
}

export interface RemoteNowProps {
  part: AgendaPart
  /** Shows what the room sees, and small facts about it. */
  children: (words: { what: string; facts: ReactNode }) => ReactNode
}

export interface RemoteActProps {
  part: AgendaPart
  className: string
}

/** The remotes of all kinds; the app has the one value of it. */
export type ActivityRemotes = Readonly<Record<ActivityKind, ActivityRemote | typeof notYet>>
