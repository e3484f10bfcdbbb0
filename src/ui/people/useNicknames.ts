import { useCallback } from 'react'
import { readNickname } from '#domain/accounts/nicknames.ts'
import { personText } from './text.ts'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'

/** Formats a nickname's code in the person's language: 'Blue fox', 'Blå räv 2'. SPEC A6 */
export function useNicknames(): (code: string | null | undefined) => string {
  const { words } = useText(personText)
  const { anonymous } = useText(uiText)
  return useCallback(
    (code) => {
      const nickname = readNickname(code)
      if (!nickname) return anonymous
      const said = upperFirst(words(nickname.color, nickname.animal))
      return nickname.number === 1 ? said : `${said} ${nickname.number}`
    },
    [words, anonymous],
  )
}

function upperFirst(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
