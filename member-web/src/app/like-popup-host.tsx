import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { chatQuery } from '../features/conversations/api';
import { memberQuery } from '../features/discovery/api';
import { likesQuery } from '../features/likes/api';
import { LikePopup, secondsOf } from '../features/likes/like-popup';

/** The members area without the shop: nobody is asked about somebody while paying. */
const ASKED_ON = /^\/(members|likes|chats)(\/|$)/;

/** DSC-04: with `t` in the address one is asked about whose page it is, and on lists about whoever liked last. */
export function LikePopupHost() {
  const { pathname, search } = useLocation();
  const seconds = secondsOf(new URLSearchParams(search));
  if (seconds === undefined || !ASKED_ON.test(pathname)) return null;
  return <OfPage key={pathname} path={pathname} seconds={seconds} />;
}

type Props = { path: string; seconds: number };

function OfPage({ path, seconds }: Props) {
  const idIn = (pattern: string) => matchPath(pattern, path)?.params.id;
  const chatId = idIn('/chats/:id');
  const named = idIn('/members/:id') ?? idIn('/likes/m/:id');
  const chat = useQuery({ ...chatQuery(chatId ?? ''), enabled: chatId !== undefined });
  const likes = useQuery({ ...likesQuery(), enabled: chatId === undefined && named === undefined });
  const liker = likes.data?.liked_by.find(({ liked_by_me }) => !liked_by_me);
  const id = named ?? chat.data?.profile.id ?? liker?.id;
  return id === undefined ? null : <About firstId={id} seconds={seconds} />;
}

/** Whoever likes meanwhile does not take the place of the one that the question is about. */
function About({ firstId, seconds }: { firstId: string; seconds: number }) {
  const [id] = useState(firstId);
  const { data: profile } = useQuery(memberQuery(id));
  return profile?.can_like ? <LikePopup profile={profile} seconds={seconds} /> : null;
}
