import { useTranslation } from '../../../lib/texts';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/error-text';
import { Button } from '../../../ui/button';
import { leavesFocus } from '../../../ui/leaves-focus';
import { toast } from '../../../ui/toasts';
import { useAnswerSigns } from './api';
import styles from './signs-question.module.scss';

/** CHT-09: asked once, in the first conversation. Both answers weigh the same, and writing goes on meanwhile. */
export function SignsQuestion() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const answer = useAnswerSigns();
  const say = (shown: boolean) =>
    void answer.mutateAsync(shown).catch((error: unknown) => toast(ofError(error), 'error'));
  return (
    <section
      ref={leavesFocus}
      className={`row wrap between still gap-8-16 py-8 px-16 small surface line-above ${styles.question}`}
      aria-labelledby="signs-question"
    >
      <p>
        <span id="signs-question">{t('conversations.signs.question')}</span>{' '}
        <Link className="link" to="/settings">
          {t('conversations.signs.question_later')}
        </Link>
      </p>
      <div className="flex gap-8">
        {[false, true].map((shown) => (
          <Button
            key={String(shown)}
            size="small"
            busy={answer.isPending && answer.variables === shown}
            // The one that was pressed keeps the focus.
            disabled={answer.isPending && answer.variables !== shown}
            onClick={() => say(shown)}
          >
            {t(shown ? 'conversations.signs.question_yes' : 'conversations.signs.question_no')}
          </Button>
        ))}
      </div>
    </section>
  );
}
