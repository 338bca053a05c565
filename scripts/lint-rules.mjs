/** Matches any word. */
const WORDS = /[a-zà-ž]{2}/i;
/** Where a catalogue key (`resources.members.name`) is allowed: matches anything that is not a key. */
const SENTENCE = /^[A-ZÀ-Ž]|[a-z][ ,!?]/;

/** Attributes that are displayed or read aloud. */
const READ_OUT = /^(alt|placeholder|aria-(label|description|placeholder|roledescription|valuetext))$/;
const SHOWN = /^(title|label|heading|text|lead|hint|caption|message|helperText|emptyText|confirm(Title|Content))$/;

/** The texts an expression may evaluate to: its branches and parts, but not function arguments. */
function* textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield { node, text: node.value };
      break;
    case 'TemplateLiteral':
      for (const part of node.quasis) yield { node: part, text: part.value.raw };
      for (const part of node.expressions) yield* textsOf(part);
      break;
    case 'ConditionalExpression':
      yield* textsOf(node.consequent);
      yield* textsOf(node.alternate);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.type === 'BinaryExpression' && node.operator !== '+') break;
      yield* textsOf(node.left);
      yield* textsOf(node.right);
      break;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      yield* textsOf(node.expression);
  }
}

/** Lint rule against user-visible text in components, between tags or in displayed attributes (ACC-10). */
const textsInCatalogues = {
  meta: { type: 'problem', schema: [], messages: { text: 'Texts live in the catalogues, in every language.' } },
  create(context) {
    const check = (value, isText) => {
      for (const { node, text } of textsOf(value)) if (isText.test(text)) context.report({ node, messageId: 'text' });
    };
    return {
      JSXText(node) {
        if (WORDS.test(node.value)) context.report({ node, messageId: 'text' });
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => check(node, WORDS),
      JSXAttribute({ name, value }) {
        if (READ_OUT.test(name.name)) check(value, WORDS);
        else if (SHOWN.test(name.name)) check(value, SENTENCE);
      },
    };
  },
};

/** Lint rule against what matches one of its options: a selector of the syntax tree, and what to say about it. */
const restrictedSyntax = {
  meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default {
  meta: { name: 'local' },
  rules: { 'texts-in-catalogues': textsInCatalogues, 'restricted-syntax': restrictedSyntax },
};
