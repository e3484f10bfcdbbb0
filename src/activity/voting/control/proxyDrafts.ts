import { create } from 'zustand'
import { credentials } from '#api/signIn/credentials.ts'
import type { Choice } from '../ballot/choice.ts'

type Choices = ReadonlyMap<string, Choice>

/** By activity and round. In memory alone: a device keeps no values of somebody else. SPEC BT12 */
const useDrafts = create<Record<string, Choices>>(() => ({}))

credentials.onSignOut(async () => useDrafts.setState({}, true))

const none: Choices = new Map()

/** What is chosen for somebody else and not entered yet: closing the dialog loses nothing of it. */
export function useProxyDrafts(objectId: string, round: number): [Choices, (choices: Choices) => void] {
  const key = `${objectId}:${round}`
  const choices = useDrafts((drafts) => drafts[key]) ?? none
  return [choices, (next) => useDrafts.setState({ [key]: next })]
}
