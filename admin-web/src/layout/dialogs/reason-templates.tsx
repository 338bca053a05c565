import { useTranslate } from 'react-admin';
import { type Answer, useRead } from '../../providers/api-client';
import { TemplateChoice, TemplatesLoading } from './template-choice';

type Templates = Answer<'/api/admin/reason-templates', 'get'>;
export type ReasonKind = Templates['templates'][number]['kind'];

/** Those whose words the operator can write: a photo in a chat begins with the product's own (decision 225). */
export type WrittenReasonKind = Exclude<ReasonKind, 'chat_photo'>;

/** What a decision is about, and who reads its reason; without a member, in the site's language. */
export interface ReasonsFor {
  kind: ReasonKind;
  memberId?: string | undefined;
  /** The rules that it may rest on, where those are not all of the kind. */
  rules?: readonly string[];
  /** The rule that it is most likely about, which comes first. */
  first?: string | null | undefined;
}

interface ReasonTemplatesProps extends ReasonsFor {
  text: string;
  onChange: (text: string) => void;
}

/** Words for each rule, in the language of whoever reads them. */
export function ReasonTemplates({ kind, memberId, rules, first, text, onChange }: ReasonTemplatesProps) {
  const name = useRuleName();
  const { data, isPending } = useReasonTemplates({ kind, memberId });
  if (!data) return isPending && <TemplatesLoading />;
  const { language } = data;
  const fitting = data.templates.filter(({ rule }) => rules?.includes(rule) ?? true);
  const likely = fitting.filter(({ rule }) => rule === first);
  const templates = [...likely, ...fitting.filter(({ rule }) => rule !== first)];
  return (
    <TemplateChoice
      templates={templates.map((one) => ({ name: name(one), text: one.text }))}
      language={language}
      text={text}
      onChange={onChange}
    />
  );
}

export function useReasonTemplates({ kind, memberId }: ReasonsFor, enabled = true) {
  const query = { kind, ...(memberId !== undefined && { member_id: memberId }) };
  return useRead(['reason-templates', query], (api) => api.GET('/api/admin/reason-templates', { params: { query } }), {
    enabled,
  });
}

export function useRuleName() {
  const translate = useTranslate();
  return ({ kind, rule }: { kind: ReasonKind; rule: string }): string => {
    if (kind === 'photo' || kind === 'chat_photo') return translate(`resources.photos.reasons.${rule}`);
    if (kind === 'refund') return translate(`console.template.refund.${rule}`);
    if (rule === 'dismissed') return translate('console.template.dismissed');
    return translate(`resources.cases.reason.${rule}`);
  };
}
