/** What the seeded learner writes, as [day, went well, grateful]: English with a learner's slips, our own sentences. */
export const SEED_TEXTS: readonly (readonly [string, string, string])[] = [
  [
    'This morning I goed to the market with my sister and we was looking for fresh fish. It rained for two hour, so we drank coffee under the roof and talked about the summer.',
    'I asked the price without looking at my notes.',
    'I am grateful of my sister, who carried the heavy bag.',
  ],
  [
    'At work we had a long meeting about the new office. Nobody wanted to speak first, so I said something short and everybody smiled. Afterwards I buyed a cake for the team.',
    'My colleague understood my joke.',
    'For the sun on my desk after lunch.',
  ],
  [
    'I stayed at home today becouse I had a cold. I read forty pages of a novel and I wrote down the words I did not know.',
    '',
    'For tea with honey and a warm blanket.',
  ],
  [
    'In the evening I cooked soup with my neighbour. He have a small garden, and he gave me tomatoes and a apple for tomorrow. We listened to old songs and laughed a lot.',
    'I told a whole story in the past tense.',
    'I am grateful for neighbours who knock on the door.',
  ],
  ['I walked along the river before breakfast. The water was very quiet.', 'I woke up early.', 'For the quiet.'],
  [
    'We visited my grandparents and we was surprised: they have a new dog. He is small, brown and very curious. My grandfather showed me photographs from the year when he goed to sea.',
    'I recieve a compliment for my accent, and I did not apologise for it.',
    'For photographs, and for people who keep them.',
  ],
];
