import { useCallback, useState } from 'react'
import type { AnswerItem } from '../answers/answerList.ts'

/** An answer that was open here and is not to be seen any more. */
export interface GoneItem {
  id: string
  /** Answers are hidden now; else it was deleted. */
  isHidden: boolean
}

export interface OpenItem {
  item: AnswerItem | undefined
  gone: GoneItem | null
  open: (id: string) => void
  close: () => void
}

interface Watch {
  openId: string | null
  wasSeen: boolean
}

const closed: Watch = { openId: null, wasSeen: false }

/** The answer that is open on this screen, or the word that it is gone: somebody deleted or hid it meanwhile. SPEC B20. */
export function useOpenItem(all: readonly AnswerItem[], areHidden: boolean): OpenItem {
  const [{ openId, wasSeen }, watch] = useState(closed)
  const open = useCallback((id: string) => watch({ openId: id, wasSeen: false }), [])
  const item = all.find(({ id }) => id === openId)
  if (item && !wasSeen) watch({ openId, wasSeen: true })
  return {
    item,
    gone: openId !== null && !item && wasSeen ? { id: openId, isHidden: areHidden } : null,
    open,
    close: () => watch(closed),
  }
}
