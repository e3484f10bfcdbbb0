import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import classes from './FormPage.module.css'

/** The alternative (sign in or sign up) at the top of the page: a question and its button. */
export function OtherWay({ hint, label, to }: { hint: string; label: string; to: string }) {
  return (
    <span className={classes.action}>
      <span className={classes.actionHint}>{hint}</span>
      <Button component={Link} to={to} variant="default" size="sm">
        {label}
      </Button>
    </span>
  )
}
