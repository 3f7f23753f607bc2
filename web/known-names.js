import { NAMES } from './src/main/resources/web/house/names.js';

/**
 * Finds a name that the house does not know. The page speaks of commands, events, phases, wagers and the like by the names in
 * `house/names.js`, which a test compares with the house's own table: a literal that is not there would never match anything.
 */

/** Names of the kinds that look like no English word: two words in one, or capitals. */
const PASCAL = /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+$/;
const CAPITALS = /^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*$/;

const ALL = new Set(Object.values(NAMES).flat());

/** What a variable or a property of this name holds. */
const HOLDS = new Map([
  ...['command', 'event', 'wager', 'meter', 'place', 'call', 'duty', 'mishap', 'remedy', 'action', 'stage', 'missing'].map((kind) => [
    kind,
    kind,
  ]),
]);

/** Functions that are asked about a command. */
const OF_COMMANDS = new Set(['mayAsk', 'mayEnter', 'may', 'byCommand', 'allowed']);

const literal = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

/** The kind of name that an expression stands for: `step.command`, `view.phase.name`, or `wager` alone. */
function kindOf(node) {
  if (node.type === 'ChainExpression') {
    return kindOf(node.expression);
  }
  if (node.type === 'Identifier') {
    return HOLDS.get(node.name);
  }
  if (node.type !== 'MemberExpression' || node.computed) {
    return undefined;
  }
  return node.property.name === 'name' && /phase$/.test(lastName(node.object)) ? 'phase' : HOLDS.get(node.property.name);
}

const lastName = (node) => node?.name ?? node?.property?.name ?? '';

export const knownNames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { others: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    messages: {
      unknown: "'{{name}}' is no name that the house knows; see house/names.js",
      wrong: "'{{name}}' is no {{kind}} that the house knows; see house/names.js",
    },
  },
  create(context) {
    const others = new Set(context.options[0]?.others ?? []);

    const check = (node, kind, name = literal(node)) => {
      if (name !== undefined && name !== '' && !NAMES[kind].includes(name)) {
        context.report({ node, messageId: 'wrong', data: { name, kind } });
      }
    };

    const looksLikeAName = (node, name) => {
      if ((PASCAL.test(name) || CAPITALS.test(name)) && !ALL.has(name) && !others.has(name)) {
        context.report({ node, messageId: 'unknown', data: { name } });
      }
    };

    return {
      Literal(node) {
        if (typeof node.value === 'string') {
          looksLikeAName(node, node.value);
        }
      },
      /** `Turn ${side}` names a step, and data-do="Turn" the command of a button. */
      TemplateElement(node) {
        const text = node.value.cooked ?? '';
        const step = /^([A-Z][A-Za-z]+) $/.exec(text);
        if (step && !node.tail && node.parent.quasis[0] === node) {
          looksLikeAName(node, step[1]);
        }
        for (const [, name] of text.matchAll(/data-do="([A-Z][A-Za-z]+)"/g)) {
          check(node, 'command', name);
        }
      },
      Property(node) {
        if (node.computed || node.shorthand) {
          return;
        }
        const key = node.key.name ?? node.key.value;
        if (node.key.type === 'Identifier') {
          looksLikeAName(node.key, key);
        }
        const isSentence = /[^\w-]/.test(literal(node.value) ?? '');
        if (HOLDS.has(key) && !isSentence) {
          check(node.value, HOLDS.get(key));
        }
      },
      BinaryExpression(node) {
        if (node.operator === '===' || node.operator === '!==') {
          const kind = kindOf(node.left) ?? kindOf(node.right);
          if (kind) {
            check(node.left, kind);
            check(node.right, kind);
          }
        }
      },
      SwitchStatement(node) {
        const kind = kindOf(node.discriminant);
        if (kind) {
          node.cases.forEach((one) => one.test && check(one.test, kind));
        }
      },
      CallExpression(node) {
        const [first] = node.arguments;
        const called = lastName(node.callee);
        if (called === 'includes' && node.callee.object?.type === 'ArrayExpression' && first && kindOf(first)) {
          node.callee.object.elements.forEach((one) => check(one, kindOf(first)));
        }
        if (OF_COMMANDS.has(called) || (called === 'has' && /^steps/.test(lastName(node.callee.object)))) {
          node.arguments.forEach((one) => check(one, 'command'));
        }
      },
    };
  },
};
