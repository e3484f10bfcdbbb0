import { useMemo, useState } from 'react'
import type { SectionId } from '#domain/ids.ts'

/** The section that a phone shows. */
export interface OpenSection {
  /** Null: what is not sorted. */
  id: SectionId | null
  set: (id: SectionId | null) => void
}

export function useOpenSection(): OpenSection {
  const [id, set] = useState<SectionId | null>(null)
  return useMemo(() => ({ id, set }), [id])
}
