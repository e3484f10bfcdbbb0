import { useEffect } from 'react'
import { contents } from '#domain/content.ts'
import type { AgendaPart } from '#domain/state.ts'
import { faceOf } from './face.ts'
import type { ActivityFaces, PreloadedPart } from './face.ts'
import { useFaces } from './faces.tsx'

/** Fetches a part of all kinds that an agenda has, and of no other. */
export function usePreloadedParts(agenda: readonly AgendaPart[], part: PreloadedPart): void {
  const faces = useFaces()
  const found = [...new Set(agenda.map(({ content }) => content))].sort().join('\n')
  useEffect(() => {
    for (const content of found.split('\n')) preload(faces, content, part)
  }, [faces, found, part])
}

/** Fetches the page of the activity at an address, before it is known what is there. */
export function usePreloadedAt(pathname: string): void {
  const faces = useFaces()
  const kind = /^\/workshop\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? ''
  useEffect(() => {
    const found = Object.entries(contents).find(([name]) => name === kind)
    if (found) preload(faces, found[1], 'page')
  }, [faces, kind])
}

/** One that cannot be had now is fetched again when it is shown. */
function preload(faces: ActivityFaces, content: string, part: PreloadedPart): void {
  const face = faceOf(faces, { content })
  face?.preload[part]().catch(() => undefined)
}
