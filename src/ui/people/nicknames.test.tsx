import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nicknameAnimals, nicknameColors } from '#domain/accounts/nicknames.ts'
import { renderView } from '#support/views/renderView.tsx'
import swedish from './nicknameText.sv.ts'
import { LanguageContext } from '../texts/useText.ts'
import type { Language } from '../texts/useText.ts'
import { useNicknames } from './useNicknames.ts'

const inLanguage: Record<Language, Map<string, unknown>> = {
  en: new Map(),
  sv: new Map([[swedish.id, swedish.texts]]),
}

function said(code: string | undefined, language: Language): string {
  function Said() {
    return <p data-testid="said">{useNicknames()(code)}</p>
  }
  const view = renderView(
    <LanguageContext value={{ language, texts: inLanguage[language] }}>
      <Said />
    </LanguageContext>,
  )
  const words = screen.getByTestId('said').textContent ?? ''
  view.unmount()
  return words
}

test('[A6] a nickname is written in the words of each language', () => {
  expect(said('blue-fox', 'en')).toBe('Blue fox')
  expect(said('blue-fox', 'sv')).toBe('Blå räv')
  expect(said('turquoise-bumblebee-3', 'en')).toBe('Turquoise bumblebee 3')
  expect(said('turquoise-bumblebee-3', 'sv')).toBe('Turkos humla 3')
})

test('[A6] an invalid nickname is shown as a participant', () => {
  expect(said('blue-unicorn', 'en')).toBe('Participant')
  expect(said(undefined, 'en')).toBe('Participant')
})

test('[A6] no two pairs read alike in Swedish', () => {
  const all = nicknameColors.flatMap((color) =>
    nicknameAnimals.map((animal) => swedish.texts.words(color, animal)),
  )
  expect(new Set(all).size).toBe(nicknameColors.length * nicknameAnimals.length)
})
