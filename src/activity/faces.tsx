import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { faceOf } from './face.ts'
import type { ActivityFace, ActivityFaces } from './face.ts'

const FacesContext = createContext<ActivityFaces | null>(null)

/** Provides the faces of all kinds to everything below it. */
export function FacesProvider({ faces, children }: { faces: ActivityFaces; children: ReactNode }): ReactNode {
  return <FacesContext value={faces}>{children}</FacesContext>
}

/** All kinds of activities. @throws {Error} outside a FacesProvider */
export function useFaces(): ActivityFaces {
  const faces = use(FacesContext)
  if (faces === null) throw new Error('This belongs under a FacesProvider')
  return faces
}

/** The face of an activity; null in the lobby and for a kind without screens. */
export function useFace(part: Pick<AgendaPart, 'content'> | null): ActivityFace | null {
  const faces = useFaces()
  return part && faceOf(faces, part)
}
