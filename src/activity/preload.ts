import { useEffect } from 'react'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { faceOf } from './face.ts'
import type { ActivityFaces, PreloadedPart } from './face.ts'
import { useFaces } from './faces.tsx'

/** Preloads a part of all kinds that an agenda has, and of no other. */
export function usePreloadedParts(agenda: readonly AgendaPart[], part: PreloadedPart): void {
  const faces = useFaces()
  const found = [...new Set(agenda.map(({ content }) => content))].sort().join('\n')
  useEffect(() => {
    for (const content of found.split('\n')) preload(faces, content, part)
  }, [faces, found, part])
}

/** Preloads the page of the activity at an address, before its documents have arrived. */
export function usePreloadedAt(pathname: string): void {
  const faces = useFaces()
  const kind = /^\/workshop\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? ''
  useEffect(() => {
    const found = Object.entries(contents).find(([name]) => name === kind)
    if (found) preload(faces, found[1], 'page')
  }, [faces, kind])
}

/** A failed preload is repeated when the part is shown. */
function preload(faces: ActivityFaces, content: string, part: PreloadedPart): void {
  const face = faceOf(faces, { content })
  face?.preload[part]().catch(() => undefined)
}
