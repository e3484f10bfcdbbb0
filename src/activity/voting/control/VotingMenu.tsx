import { Button, Menu } from '@mantine/core'
import {
  IconCheck,
  IconCheckbox,
  IconLock,
  IconLockOpen,
  IconRestore,
  IconUserPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { resultsModes } from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { announce } from '#ui/focus/announce.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import { useShownAt } from '../bar/useShownAt.ts'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import type { ProxyVotesProps } from './ProxyVotesDialog.tsx'
import { useVotingActs } from './useVotingActs.ts'
import classes from './VotingMenu.module.css'

const ClosingDialog = lazyDialog(async () => ({
  default: (await import('./ClosingDialog.tsx')).ClosingDialog,
}))
const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))
const ProxyVotesDialog = lazyDialog(async () => ({
  default: (await import('./ProxyVotesDialog.tsx')).ProxyVotesDialog,
}))

export interface VotingMenuProps {
  part: Pick<AgendaPart, 'id' | 'objectId'>
  voting: Voting
  /** Shows the results to everybody, or to voters only. @throws {CallError} */
  setShown: (areShown: boolean) => Promise<unknown>
  /** What votes can be entered for, for people without a device. */
  proxies: Pick<ProxyVotesProps, 'of' | 'targets' | 'scale' | 'axes'>
}

/** A reset ends the round that was on when its dialog opened: sent again after a lost answer, it ends no other. SPEC BT10 */
type OpenDialog = { is: 'closing' } | { is: 'reset'; round: number } | { is: 'proxies' } | null

/**
 * For facilitators, in the row of tools: when results move, who sees them, closing voting, votes for others, and the
 * next round. Renders nothing for everybody else. SPEC BT4, BT6, BT7, BT10, BT12
 */
export function VotingMenu({ part, voting, setShown, proxies }: VotingMenuProps) {
  const text = useText(controlText)
  const ui = useText(uiText)
  const isOnline = useCanCall()
  const mayRun = useMayDo('present')
  const mayArrange = useMayDo('arrange')
  const acts = useVotingActs(part, voting)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const { run, isBusy } = useAct(async (act: () => Promise<void>) => act(), tellFailure)
  const shownAt = useShownAt(voting)
  const { mode, isClosedByHand, areShown, areBlind, round } = voting
  if (!mayRun) return null
  const isOff = !isOnline || isBusy
  const reset = async (ended: number): Promise<AnyMessage | null> => {
    try {
      await acts.reset(ended)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const show = async (): Promise<void> => {
    await acts.setShown(!areShown, setShown)
    announce(areShown ? text.areHidden : areBlind ? text.shownLater : text.areShown)
  }
  return (
    <>
      <Menu
        position="bottom-end"
        width={320}
        checkIcon={<IconCheck size={18} />}
        classNames={{ itemIndicator: classes.indicator ?? '' }}
      >
        <Menu.Target>
          <Button
            variant="default"
            className={classes.target ?? ''}
            leftSection={<IconCheckbox size={18} />}
            aria-label={text.menu}
            loading={isBusy}
          >
            <span className={classes.label}>{text.menu}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!isOnline && <Menu.Label>{ui.needsConnection}</Menu.Label>}
          <Menu.Item
            leftSection={isClosedByHand ? <IconLockOpen size={18} /> : <IconLock size={18} />}
            disabled={isOff}
            onClick={() => {
              if (isClosedByHand) void run(() => acts.reopen())
              else setDialog({ is: 'closing' })
            }}
          >
            {isClosedByHand ? text.reopen : text.close}
            <Hint>{closeHint(text, voting)}</Hint>
            <Hint>{shownAt}</Hint>
          </Menu.Item>
          <Menu.CheckboxItem
            checked={areShown}
            closeMenuOnClick
            disabled={isOff}
            onChange={() => void run(show)}
          >
            {text.show}
            <Hint>{shownHint(text, voting)}</Hint>
          </Menu.CheckboxItem>
          <Menu.Label id={`mode-${part.id}`}>{text.mode}</Menu.Label>
          <div role="group" aria-labelledby={`mode-${part.id}`}>
            {resultsModes.map((one: ResultsMode) => (
              <Menu.RadioItem
                key={one}
                value={one}
                checked={one === mode}
                closeMenuOnClick
                disabled={isOff}
                onChange={() => void run(() => acts.setMode(one))}
              >
                {text.modes[one]}
                <Hint>{text.modeHints[one]}</Hint>
              </Menu.RadioItem>
            ))}
          </div>
          {mayArrange && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconUserPlus size={18} />}
                disabled={isOff || voting.isClosed}
                onClick={() => setDialog({ is: 'proxies' })}
              >
                {text.enter}
                <Hint>{text.enterHint}</Hint>
              </Menu.Item>
              <Menu.Item
                leftSection={<IconRestore size={18} />}
                disabled={isOff}
                onClick={() => setDialog({ is: 'reset', round })}
              >
                {text.reset}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog?.is === 'closing' && (
        <ClosingDialog {...{ acts }} objectId={part.objectId} onClose={() => setDialog(null)} />
      )}
      {dialog?.is === 'reset' && (
        <ConfirmDialog
          title={text.resetTitle}
          body={text.resetText}
          note={text.resetNote}
          confirmLabel={text.resetConfirm}
          onConfirm={() => reset(dialog.round)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.is === 'proxies' && (
        <ProxyVotesDialog
          {...proxies}
          {...{ objectId: part.objectId, round }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

type Texts = typeof controlText.en

function closeHint(text: Texts, { isClosedByHand, mode }: Voting): string | null {
  if (!isClosedByHand) return text.closeHint
  return mode === 'CLOSED' ? text.reopenBlind : null
}

function shownHint(text: Texts, { areShown, areBlind }: Voting): string {
  if (areBlind) return areShown ? text.shownLater : text.areBlind
  return areShown ? text.areShown : text.areHidden
}

function Hint({ children }: { children: ReactNode }) {
  return children !== null && <span className={classes.hint}>{children}</span>
}

/** The menu is closed by then. */
function tellFailure(error: unknown): null {
  notify(messageOf(error), 'bad')
  return null
}
