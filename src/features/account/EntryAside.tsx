import { IconHeartFilled } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from './text.ts'
import classes from './EntryAside.module.css'

/** What the product is about, as a picture beside the form. */
export function EntryAside() {
  const { show } = useText(accountText)
  return (
    <div className={classes.panel}>
      <div className={classes.board}>
        <div className={classes.question}>{show.question}</div>
        {show.answers.map((answer, index) => (
          <div key={answer} className={classes.answer}>
            <span>{answer}</span>
            <span className={classes.likes}>
              <IconHeartFilled size={14} /> {[12, 9, 4][index]}
            </span>
          </div>
        ))}
      </div>
      <p className={classes.heading}>{show.heading}</p>
      <p className={classes.caption}>{show.caption}</p>
    </div>
  )
}
