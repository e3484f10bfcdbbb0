import { Button } from '@mantine/core'
import { IconArrowLeft, IconCloud } from '@tabler/icons-react'
import { useState } from 'react'
import { useStateDocument } from '#sync/room/documents.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { CloudPicture } from './CloudPicture.tsx'
import { cloudText } from './cloudText.ts'
import { useCloudWords } from './useCloudWords.ts'
import classes from './WordCloudPage.module.css'
import { WordList } from './WordList.tsx'
import { useMaySee } from '#activity/session/role.ts'

export interface WordCloudPageProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  /** null while the facilitator leads. */
  onBack: (() => void) | null
}

/** The words of the answers to one question that this person may see, sized by frequency. */
export function WordCloudPage(props: WordCloudPageProps) {
  // The key remounts the cloud for another question, so that words are not animated from one question to the next.
  return <QuestionCloud key={`${props.topicId} ${props.questionId}`} {...props} />
}

function QuestionCloud({ brainstorm, topicId, questionId, onBack }: WordCloudPageProps) {
  const text = useText(cloudText)
  const words = useCloudWords(brainstorm.source, topicId, questionId)
  const { areAnswersShown } = useQuestionFlags(brainstorm.board, topicId, questionId)
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { ended } = useStateDocument().workshop
  const whyHidden = ended ? text.hiddenEnded : text.hidden
  const seesAll = useMaySee('all')
  const isHidden = !areAnswersShown && !seesAll
  return (
    <section className={classes.page} aria-label={text.title}>
      {onBack && (
        <Button
          className={classes.back ?? ''}
          variant="default"
          leftSection={<IconArrowLeft size={18} />}
          onClick={onBack}
        >
          {text.back}
        </Button>
      )}
      {words.length === 0 ? (
        <EmptyState
          icon={<IconCloud size={28} />}
          title={text.emptyTitle}
          hint={isHidden ? whyHidden : text.emptyHint}
        />
      ) : (
        <div className={classes.cloud}>
          <div className={classes.picture}>
            <CloudPicture words={words} pointedAt={pointedAt} onPoint={setPointedAt} />
          </div>
          <WordList words={words} pointedAt={pointedAt} onPoint={setPointedAt} />
        </div>
      )}
    </section>
  )
}
